/** What a security mail tells of. */
export type SecurityEvent =
  | 'on'
  | 'off'
  | 'newCodes'
  | 'codeUsed'
  | 'passwordByOperator'
  | 'offByOperator'
  | 'newPassword'
  | 'newEmail';

/** Where a new password would not help: the address that codes go to is no longer the reader's. */
export const lostMailbox: ReadonlySet<SecurityEvent> = new Set(['newEmail']);

/** The words of security mails, in the two languages of the product. */
export const securityTexts = {
  en: {
    account: 'Account',
    time: 'Time',
    device: 'Device',
    unknownDevice: 'unknown',
    address: 'Network address',
    notYou:
      'If this was not you, set a new password at once with “Forgot password?” on the sign-in page; that ends every sign-in of your account.',
    lostMailbox:
      'If this was not you, write to support at once: codes for a new password no longer come to this address.',
    events: {
      newPassword: {
        subject: 'Your password was changed',
        text: () =>
          'A new password was set for your account under My profile. Every other sign-in of your account has ended.',
      },
      newEmail: {
        subject: 'Your e-mail address was changed',
        text: () =>
          'Your account now has another e-mail address. Codes and notices no longer come to this one, and it no longer signs you in.',
      },
      on: {
        subject: 'Two-step sign-in is on',
        text: () =>
          'From now on your account asks for a code from your authenticator app when somebody signs in with your password.',
      },
      off: {
        subject: 'Two-step sign-in is off',
        text: () =>
          'Your account no longer asks for a code from an authenticator app. The password alone opens it.',
      },
      offByOperator: {
        subject: 'Two-step sign-in is off',
        text: () =>
          'An operator of this service has turned two-step sign-in off for your account. The password alone opens it; turn it on again under My profile.',
      },
      passwordByOperator: {
        subject: 'A new password was set',
        text: () =>
          'An operator of this service has set a new password for your account. Every sign-in of your account has ended.',
      },
      newCodes: {
        subject: 'New recovery codes',
        text: () => 'New recovery codes were made for your account. The earlier ones no longer work.',
      },
      codeUsed: {
        subject: 'Signed in with a recovery code',
        text: (left: number) =>
          `A recovery code was used to sign in to your account. Codes left: ${left}. If your app is lost, turn two-step sign-in off and on again under My profile.`,
      },
    },
  },
  cn: {
    account: '账号',
    time: '时间',
    device: '设备',
    unknownDevice: '未知',
    address: '网络地址',
    notYou: '如非本人操作，请立即在登录页通过“忘记密码？”设置新密码，届时账号的所有登录都会失效。',
    lostMailbox: '如非本人操作，请立即联系客服：设置新密码的验证码已不再发送至此邮箱。',
    events: {
      newPassword: {
        subject: '密码已修改',
        text: () => '您的账号已在“个人资料”中设置新密码，账号的其他登录均已失效。',
      },
      newEmail: {
        subject: '邮箱已更换',
        text: () => '您的账号已更换邮箱。验证码和通知不再发送至此邮箱，此邮箱也不能再用于登录。',
      },
      on: {
        subject: '两步验证已开启',
        text: () => '今后使用密码登录您的账号时，还需输入身份验证器应用中的验证码。',
      },
      off: {
        subject: '两步验证已关闭',
        text: () => '登录您的账号不再需要身份验证器应用的验证码，仅凭密码即可登录。',
      },
      offByOperator: {
        subject: '两步验证已关闭',
        text: () =>
          '本服务的管理员已为您的账号关闭两步验证，现在仅凭密码即可登录。您可以在“个人资料”中重新开启。',
      },
      passwordByOperator: {
        subject: '密码已重新设置',
        text: () => '本服务的管理员已为您的账号设置新密码，账号的所有登录均已失效。',
      },
      newCodes: {
        subject: '恢复码已更新',
        text: () => '您的账号已生成新的恢复码，之前的恢复码全部失效。',
      },
      codeUsed: {
        subject: '已使用恢复码登录',
        text: (left: number) =>
          `有人使用恢复码登录了您的账号，剩余恢复码：${left} 个。如果验证器应用已丢失，请在“个人资料”中关闭两步验证后重新开启。`,
      },
    },
  },
} as const;
