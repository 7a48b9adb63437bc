/** Thrown when the player dismisses the challenge. This isn't a failure, and nothing was sent. */
export class CaptchaClosed extends Error {
  override readonly name = 'CaptchaClosed';
}

/** Thrown when the third-party script fails or doesn't respond in time. The next attempt starts over. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
  /** Message id of the text that the form shows. The text is loaded before the error is thrown. */
  readonly messageId = 'captcha.error.unavailable';
}
