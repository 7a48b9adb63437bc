import type { FeatureFlags } from '#/api/generated/model/index.ts';
import type { Brand } from '#/brands/brand.ts';
import type { ButtonSize, ButtonVariant } from '#/ui/Button/Button.tsx';

export interface PopupButton {
  readonly theme?: FeatureFlags['promoPopupButtonTheme'];
  readonly size?: FeatureFlags['promoPopupButtonSize'];
}

export interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size: ButtonSize;
}

const VARIANTS = { primary: 'primary', secondary: 'secondary', accent: 'ghost' } as const;
const SIZES = { small: 'sm', medium: 'md', large: 'lg' } as const;

export function popupButtonLook(
  { theme, size }: PopupButton,
  ofBrand: Brand['flags']['promoPopupButton'],
): ButtonLook {
  return {
    variant: theme ? VARIANTS[theme] : ofBrand.theme,
    size: size ? SIZES[size] : ofBrand.size,
  };
}
