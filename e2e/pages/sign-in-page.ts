import type { FrameLocator, Page } from '@playwright/test';
import { password } from '../fixtures/people.ts';

/** Fills and submits the sign-in page, in either language. */
export async function signIn(at: Page | FrameLocator, login: string): Promise<void> {
  await at.getByLabel(/Email or user name|邮箱或用户名/).fill(login);
  await at.getByLabel(/^(Password|密码)$/).fill(password);
  await at.getByRole('button', { name: /^(Sign in|登录)$/ }).click();
}

/** Like `signIn` after switching the language: an account may have been left in another one. */
export async function signInAs(
  at: Page | FrameLocator,
  login: string,
  language: 'English' | '简体中文' = 'English',
): Promise<void> {
  await at.getByRole('button', { name: language }).click();
  await signIn(at, login);
}
