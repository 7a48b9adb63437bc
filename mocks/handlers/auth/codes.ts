// The errors that sending and checking codes have in common.
import type { ErrorOverrides } from '../../core/handler.ts';
import type { SendResult } from '../../world/codes.ts';

type SendError = 'too_many_requests' | 'sending_limit' | 'request_limit_exceeded';
type CodeError = 'code_wrong' | 'code_expired' | 'code_attempts_exceeded';

function failSending(
  call: { fail(name: SendError, overrides?: ErrorOverrides): never },
  result: Extract<SendResult, { sent: false }>,
): never {
  switch (result.why) {
    case 'soon':
      return call.fail('too_many_requests', { data: { retryAfter: result.retryAfter } });
    case 'pause':
      return call.fail('sending_limit', { data: { retryAfter: result.retryAfter } });
    case 'support':
      return call.fail('request_limit_exceeded');
    default:
      throw new Error('there is no other reason not to send');
  }
}

/** Says when the code was sent and when another may be asked for; ends a call whose code was not sent. */
export function answerSending(
  call: { fail(name: SendError, overrides?: ErrorOverrides): never },
  result: SendResult,
): { success: boolean; resendAfter: number } {
  return result.sent ? { success: true, resendAfter: result.resendAfter } : failSending(call, result);
}

/** Ends a call whose code does not count. */
export function failCode(
  call: { fail(name: CodeError): never },
  result: 'wrong' | 'expired' | 'exceeded',
): never {
  return call.fail(
    result === 'wrong' ? 'code_wrong' : result === 'expired' ? 'code_expired' : 'code_attempts_exceeded',
  );
}
