// Stores what chats, analytics and the affiliate pixel receive, unchanged, for tests and the panel.
import { known } from '../../world/settings.ts';
import { recordThirdParty } from '../../world/tracking/actions.ts';
import { thirdParties } from '../../world/tracking/catalogue.ts';
import { ProviderRefusal, type ThirdPartyCall } from './call.ts';

const maxEventLength = 100;

export function storeRecord(call: ThirdPartyCall): object {
  const { party: given, event, data } = call.body;
  const party = typeof given === 'string' ? known(thirdParties, given) : undefined;
  if (party === undefined || typeof event !== 'string') throw new ProviderRefusal(400, 'validation_error');
  recordThirdParty(call, party, event.slice(0, maxEventLength), data ?? null);
  return {};
}
