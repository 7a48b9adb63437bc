import { expect, it, vi } from 'vitest';
import { logError } from '#/api/errorLog.ts';
import { logPrizesWithoutCurrency } from './PromoScreen.tsx';

vi.mock('#/api/errorLog.ts', () => ({ logError: vi.fn() }));

it('a prize in an unknown currency is logged as a warning', () => {
  expect(logPrizesWithoutCurrency('comet-night', '9')).toBeUndefined();
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    'Prizes of comet-night in a currency that it does not have: 9',
    { label: 'promotions', level: 'WARNING' },
  );
});
