import { defineMessages } from '../core/localized-message.ts';

/** Why sign-ins, accounts and codes can be refused (spec §5). */
export const identityMessages = defineMessages('identity', {
  sameEmail: { en: 'This is already your email.', zh: '这已是您当前的邮箱。' },
  emailTaken: {
    en: 'This email already has an account. Use another one.',
    zh: '此邮箱已注册，请使用其他邮箱。',
  },
  noReseller: { en: 'This address does not belong to a reseller.', zh: '此地址不属于任何分销商。' },
  wrongSecondCode: {
    en: 'This code is wrong or has already been used. Wait for the next one.',
    zh: '验证码错误或已使用，请等待下一个验证码。',
  },
  secondFactorOn: { en: 'Two-step sign-in is already on.', zh: '两步验证已开启。' },
  setupEnded: { en: 'This setup has expired. Start again.', zh: '本次设置已失效，请重新开始。' },
  commonPassword: {
    en: 'This password is common and easy to guess. Choose another one.',
    zh: '该密码过于常见，容易被猜到，请换一个密码。',
  },
  ownWordsPassword: {
    en: 'This password is easy to guess: it consists of your name, e-mail address, or company, or of the name of this site. Choose another one.',
    zh: '该密码由您的姓名、邮箱、公司名称或本站名称组成，容易被猜到，请换一个密码。',
  },
  accountTaken: { en: 'Another account already uses this.', zh: '已被其他账号使用。' },
  wrongCode: { en: 'Verification code error.', zh: '验证码错误。' },
  wrongResetCode: { en: 'Reset code mismatch.', zh: '重置验证码不匹配。' },
  viewNameTaken: {
    en: 'This list already has a view named “{name}”. Choose another name, or update that view.',
    zh: '此列表已有名为“{name}”的视图，请换一个名称，或更新该视图。',
  },
  tooManyViews: {
    en: 'A list can have up to {most} views. Delete one first.',
    zh: '每个列表最多保存 {most} 个视图，请先删除一个。',
  },
  tooManyViewsInAll: {
    en: 'You can have up to {most} saved views. Delete one first.',
    zh: '您最多可保存 {most} 个视图，请先删除一个。',
  },
  wrongLogin: { en: 'Wrong user name or password.', zh: '用户名或密码错误。' },
  invitationIsEmail: {
    en: 'The invitation code cannot be the same as the registration email.',
    zh: '邀请码不能与注册邮箱相同。',
  },
  challengeExpired: {
    en: 'This took too long. Enter your password again.',
    zh: '操作已超时，请重新输入密码。',
  },
  passwordMismatch: { en: 'The two passwords do not match', zh: '两次输入的密码不一致' },
  wrongPassword: { en: 'The password is wrong.', zh: '密码错误。' },
});
