import { describe, expect, it } from 'vitest';
import { readScriptUrl } from '#/lib/externalScript.ts';
import { isCaptchaApi, readToken } from './captchaApi.ts';

const origin = 'https://aurora.example';

describe('the URL of the captcha script', () => {
  it('is a path of the site or an https URL, and its fragment is the name of the global object', () => {
    expect(readScriptUrl('/check/api.js', origin, 'captcha')).toEqual({
      url: 'https://aurora.example/check/api.js',
      global: 'captcha',
    });
    expect(readScriptUrl('https://check.example/api.js?render=explicit#checker', origin, 'captcha')).toEqual({
      url: 'https://check.example/api.js?render=explicit',
      global: 'checker',
    });
  });
  it.each(['', 'http://check.example/api.js', 'javascript:alert(1)', 'data:text/javascript,1', 'https://'])(
    'is rejected: %j',
    (setting) => {
      expect(readScriptUrl(setting, origin, 'captcha')).toBeNull();
    },
  );
  it('leads to the default name of the global object if the fragment is not an identifier', () => {
    expect(readScriptUrl('/api.js#a.b()', origin, 'captcha')?.global).toBe('captcha');
  });
});

describe('the global object of the captcha script', () => {
  it('is accepted if it has all three functions', () => {
    const act = (): void => undefined;
    expect(isCaptchaApi({ ready: act, render: act, execute: act })).toBe(true);
    expect(isCaptchaApi({ ready: act, render: act })).toBe(false);
    expect(isCaptchaApi(null)).toBe(false);
  });
  it('returns only tokens that the API description permits', () => {
    expect(readToken('t-1')).toBe('t-1');
    for (const wrong of ['', 'x'.repeat(4097), 7, null, undefined, {}]) expect(readToken(wrong)).toBeNull();
  });
});
