/** The player dismissed the challenge. Not a failure, and nothing was sent. */
export class CaptchaClosed extends Error {
  override readonly name = 'CaptchaClosed';
}

/** The third-party script or its response timed out. The next attempt starts over. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
  /** Message for the form. Its text is already loaded when the error is thrown. */
  readonly messageId = 'captcha.error.unavailable';
}
