/** The player has closed the task of the captcha: nothing is wrong, and nothing was sent. */
export class CaptchaClosed extends Error {
  override readonly name = 'CaptchaClosed';
}

/** The third party's script or answer has not come in time. The next attempt begins anew. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
  /** What the form says; the text is loaded by the time the form hears of it. */
  readonly messageId = 'captcha.error.unavailable';
}
