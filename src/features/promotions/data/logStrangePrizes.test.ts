import { expect, it, vi } from 'vitest';
import { logError } from '#/api/errorLog.ts';
import { prizeFixture, promoFixture } from '../promotions.fixtures.ts';
import { logStrangePrizes } from './logStrangePrizes.ts';

vi.mock('#/api/errorLog.ts', () => ({ logError: vi.fn() }));

it('a prize in a strange currency is logged and nothing more', () => {
  logStrangePrizes(promoFixture());
  expect(logError).not.toHaveBeenCalled();
  expect(
    logStrangePrizes(promoFixture('template2', { prizes: [prizeFixture({ id: 9, currencyId: 999 })] })),
  ).toBeUndefined();
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    'Prizes of comet-night in a currency that it does not have: 9',
    { label: 'promotions', level: 'WARNING' },
  );
});
