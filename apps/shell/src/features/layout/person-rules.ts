import type { User } from '@lading/contracts/identity';

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** The name to call a user by: first and last name (Chinese: family name first), else user name, else e-mail. */
export function nameOf(user: User): string {
  const first = user.firstName?.trim() ?? '';
  const last = user.lastName?.trim() ?? '';
  const whole = isChinese(first + last) ? last + first : [first, last].filter(Boolean).join(' ');
  return whole || user.userName || user.email || '';
}
