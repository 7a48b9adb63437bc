import { expect, it } from 'vitest';
import { popupButtonLook } from './popupButton.ts';

it('the popup’s button has the theme and the size of the server’s flags, else those of the brand', () => {
  const ofBrand = { theme: 'secondary', size: 'md' } as const;
  expect(popupButtonLook({ theme: 'primary', size: 'large' }, ofBrand)).toEqual({
    variant: 'primary',
    size: 'lg',
  });
  expect(popupButtonLook({ theme: 'accent', size: 'small' }, ofBrand)).toEqual({
    variant: 'ghost',
    size: 'sm',
  });
  expect(popupButtonLook({}, ofBrand)).toEqual({ variant: 'secondary', size: 'md' });
});
