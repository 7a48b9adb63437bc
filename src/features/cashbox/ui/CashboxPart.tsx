import { Part, type PartProps } from '#/entities/failure/Part.tsx';
import { cashboxTexts } from '../model/refusals.ts';

const FORM_SKELETON = ['2.25rem', '4.75rem', '2.75rem', '3.25rem'];

type CashboxPartProps<Data> = Pick<PartProps<Data>, 'of' | 'children'> &
  Partial<Pick<PartProps<Data>, 'skeleton'>>;

/** A part of the cashbox with its skeleton, or its failure in the cashbox's words. */
export function CashboxPart<Data>(props: CashboxPartProps<Data>) {
  return <Part skeleton={FORM_SKELETON} {...props} failed="cashbox.part.failed" texts={cashboxTexts} />;
}
