import type { ReactNode } from 'react';
import { currentBrand, currentFlags } from '#/brands/currentBrand.ts';
import { AuthScreenView } from './ui/AuthScreenView.tsx';

/** The brand's picture beside a form, above it on phones. */
export function AuthScreen({ offer = false, children }: { offer?: boolean; children: ReactNode }) {
  return (
    <AuthScreenView brand={currentBrand()} hasNeutralLogo={currentFlags().censoredLoginLogo} offer={offer}>
      {children}
    </AuthScreenView>
  );
}
