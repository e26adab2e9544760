import { demoPassword } from '../../../db/seeds/demo-people.ts';
import type { Attempts } from './attempts.ts';
import { own } from './own-ids.ts';

const language = { language: 'cn', userName: 'seller@lading.test' };

/** Attempts at calls of identity. */
export const identityAttempts: Attempts = {
  'identity.afterLogin': () => ({ input: { query: { orgType: 1 } } }),
  'identity.saasAfterLogin': () => ({}),
  'organizations.listTemuOrg': () => ({}),
  'identity.switchLanguage': () => ({ input: { body: language } }),
  'identity.updateUserInfo': () => ({ input: { body: language } }),
  'messages.queryMessageAfterLogin': () => ({}),
  'messages.markAsRead': () => ({ input: { body: { messageId: own.messageId } }, refused: 404 }),
  'messages.markAsAllRead': () => ({}),
  'messages.listMessages': () => ({ input: { query: { pageSize: 200 } } }),
  'verification.verification': () => ({}),
  // Refused in the same way whether or not the stranger is verified.
  'verification.addDocument': () => ({
    input: { body: { uploadKey: 'foreign-key', file: new File(['MZ'], 'paper.pdf') } },
    refused: 400,
  }),
  'verification.removeDocument': () => ({ input: { body: { documentId: '42000' } }, refused: 404 }),
  'verification.submitVerification': () => ({
    input: {
      body: {
        kind: 'business',
        legalName: 'A Stranger',
        registrationNo: '',
        addressLine1: '1 Main St',
        city: 'Reno',
        stateCode: 'NV',
        zipCode: '89501',
        countryCode: 'US',
        phone: '',
      },
    },
    refused: 400,
  }),
  'organizations.queryAllFlag': () => ({}),
  'tasks.queryTask': () => ({ input: { query: { pageSize: 20_000, queryAllFlag: true } } }),
  'tasks.makeRead': () => ({ input: { body: { taskIds: [own.taskId] } } }),
  'tasks.markedAsRead': () => ({ input: { body: { fileIds: [own.fileId] } } }),
  'tasks.removeExport': () => ({ input: { params: { fileId: own.fileId } }, refused: 404 }),
  'tasks.download': () => ({ input: { params: { fileId: own.fileId } }, refused: 404 }),
  'tasks.cancelTask': () => ({ input: { body: { taskId: own.fileId } }, refused: 404 }),
  'tasks.retryTask': () => ({ input: { body: { taskId: own.fileId } }, refused: 404 }),
  'support.supportSite': () => ({ input: {} }),
  'identity.ezeeshipAfterLogin': () => ({ input: { query: { orgType: 1 } } }),
  'auth.createHandoverCode': () => ({}),
  'list-views.savedViews': () => ({ input: { query: { list: 'orders' } } }),
  'list-views.saveView': () => ({
    input: { body: { viewId: own.viewId, list: 'orders', name: 'Stolen', address: '', layout: {} } },
    refused: 404,
  }),
  'list-views.removeView': () => ({ input: { params: { viewId: own.viewId } }, refused: 404 }),
  // Each changes only the caller's own account.
  'account.updateDetails': () => ({
    input: { body: { firstName: 'Foreign', lastName: 'Caller', phone: '', timeZone: 'UTC' } },
  }),
  'account.sendEmailCode': () => ({
    input: { body: { email: 'foreign@lading.test', password: 'Wrong_123' } },
    refused: 400,
  }),
  'account.changeEmail': () => ({
    input: { body: { email: 'foreign@lading.test', code: '000000' } },
    refused: 400,
  }),
  'account.changePassword': () => ({
    input: { body: { password: 'Wrong_123', newPassword: 'Foreign_2027' } },
    refused: 400,
  }),
  'account.secondFactor': () => ({}),
  'account.beginSecondFactor': () => ({ input: { body: { password: 'Wrong_123' } }, refused: 400 }),
  'account.confirmSecondFactor': () => ({ input: { body: { code: '000000' } }, refused: 400 }),
  'account.renewRecoveryCodes': () => ({
    input: { body: { password: demoPassword, code: '000000' } },
    refused: 400,
  }),
  'account.endSecondFactor': () => ({
    input: { body: { password: demoPassword, code: '000000' } },
    refused: 400,
  }),
  'account.sessions': () => ({}),
  'account.endSession': () => ({ input: { params: { sessionId: own.sessionId } }, refused: 404 }),
  'account.endOtherSessions': () => ({}),
  'support.queryUnread': () => ({ input: { query: { userId: own.userId } }, refused: 404 }),
  'support.supportToken': () => ({}),
  'audit.auditPage': () => ({ input: { query: { pageSize: 200, userId: own.userId } } }),
  'audit.exportAudit': () => ({ input: { body: { format: 'csv', userId: own.userId } } }),
  'live-chat.settings': () => ({}),
  'live-chat.messages': () => ({ input: { query: {} } }),
  'live-chat.send': () => ({ input: { body: { content: 'Hello', messageKey: 'sellers-key' } } }),
  'live-chat.markRead': () => ({ input: { body: { messageId: own.chatMessageId } } }),
};
