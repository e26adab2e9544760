/** The events of security mails. */
export type SecurityEvent =
  | 'on'
  | 'off'
  | 'newCodes'
  | 'codeUsed'
  | 'passwordByOperator'
  | 'offByOperator'
  | 'newPassword'
  | 'resetPassword'
  | 'newEmail';

/** Events where a new password would not help: codes no longer go to an address of the reader. */
export const lostMailbox: ReadonlySet<SecurityEvent> = new Set(['newEmail']);

/** The texts of security mails, in both languages. */
export const securityTexts = {
  en: {
    account: 'Account',
    time: 'Time',
    device: 'Device',
    unknownDevice: 'unknown',
    address: 'IP address',
    notYou:
      'If this was not you, set a new password immediately with “Forgot password?” on the sign-in page. That signs your account out everywhere.',
    lostMailbox:
      'If this was not you, contact support immediately. Codes to set a new password are no longer sent to this address.',
    events: {
      newPassword: {
        subject: 'Your password was changed',
        text: () =>
          'A new password was set for your account under My profile. Your account was signed out on all other devices.',
      },
      resetPassword: {
        subject: 'Your password was reset',
        text: () =>
          'A new password was set for your account with a code that was mailed to this address. Your account was signed out on all devices.',
      },
      newEmail: {
        subject: 'Your email address was changed',
        text: () =>
          'Your account now has a different email address. Codes and notices are no longer sent to this one, and you can no longer sign in with it.',
      },
      on: {
        subject: 'Two-step sign-in is on',
        text: () =>
          'From now on, signing in to your account with your password also requires a code from your authenticator app.',
      },
      off: {
        subject: 'Two-step sign-in is off',
        text: () =>
          'Signing in to your account no longer requires a code from an authenticator app. Your password alone is enough.',
      },
      offByOperator: {
        subject: 'Two-step sign-in is off',
        text: () =>
          'An operator of this service has turned off two-step sign-in for your account. Your password alone is now enough to sign in. You can turn it on again under My profile.',
      },
      passwordByOperator: {
        subject: 'A new password was set',
        text: () =>
          'An operator of this service has set a new password for your account. Your account was signed out on all devices.',
      },
      newCodes: {
        subject: 'New recovery codes',
        text: () => 'New recovery codes were created for your account. The old ones no longer work.',
      },
      codeUsed: {
        subject: 'Signed in with a recovery code',
        text: (left: number) =>
          `Someone used a recovery code to sign in to your account. Codes left: ${left}. If you have lost your authenticator app, turn two-step sign-in off and on again under My profile.`,
      },
    },
  },
  cn: {
    account: '账号',
    time: '时间',
    device: '设备',
    unknownDevice: '未知',
    address: 'IP 地址',
    notYou: '如非本人操作，请立即在登录页通过“忘记密码？”设置新密码，届时账号的所有登录都会失效。',
    lostMailbox: '如非本人操作，请立即联系客服：设置新密码的验证码已不再发送至此邮箱。',
    events: {
      newPassword: {
        subject: '密码已修改',
        text: () => '您的账号已在“个人资料”中设置新密码，账号的其他登录均已失效。',
      },
      resetPassword: {
        subject: '密码已重置',
        text: () => '有人使用发送至此邮箱的验证码为您的账号设置了新密码，账号的所有登录均已失效。',
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
