import { expect, it } from 'vitest';
import { guestLinks } from './Header.tsx';

const at = (url: string) => {
  const { pathname, search, hash } = new URL(url, 'https://aurora.example');
  return guestLinks({ pathname, search, hash });
};

it('a login returns to the full URL that it was opened from', () => {
  expect(at('/games/slots?sort=new#top').login).toBe('/login?redirect=%2Fgames%2Fslots%3Fsort%3Dnew%23top');
});

it.each(['/', '/404', '/error/503', '/a/b/c'])('a login opened from %s leads to the main page', (url) => {
  expect(at(url).login).toBe('/login');
});

it.each(['/login', '/login/', '/registration', '/remind', '/new-password/abc'])(
  'the links on %s keep the page to return to and the affiliate code',
  (pathname) => {
    const links = at(`${pathname}?redirect=%2Fcashbox&refCode=p-1&by=phone`);
    expect(links).toEqual({
      login: '/login?redirect=%2Fcashbox&refCode=p-1',
      registration: '/registration?redirect=%2Fcashbox&refCode=p-1',
    });
  },
);
