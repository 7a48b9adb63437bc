import type { ReactNode } from 'react';
import { currentBrand, currentFlags } from '#/brands/currentBrand.ts';
import { AuthScreenView } from './ui/AuthScreenView.tsx';

/**
 * The brand's picture beside (on phones above) a form. `offer` advertises the welcome offer, else the house.
 */
export function AuthScreen({ offer = false, children }: { offer?: boolean; children: ReactNode }) {
  return (
    <AuthScreenView brand={currentBrand()} hasNeutralLogo={currentFlags().censoredLoginLogo} offer={offer}>
      {children}
    </AuthScreenView>
  );
}
