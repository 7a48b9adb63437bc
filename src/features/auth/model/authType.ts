// The login type, e-mail or phone: offered by brand and server, chosen in the URL.
import type { AuthType } from '#/api/generated/model/index.ts';

export type AuthTypes = readonly [AuthType, ...AuthType[]];

const PARAMETER = 'by';

/** The brand's types in its order, without those that the server has switched off. */
export function offeredTypes(
  ofBrand: AuthTypes,
  ofServer: readonly AuthType[] | undefined,
  isPhoneOff = false,
): AuthTypes {
  const [first, ...others] = ofBrand.filter(
    (type) => (ofServer?.includes(type) ?? true) && !(isPhoneOff && type === 'phone'),
  );
  return first === undefined ? ofBrand : [first, ...others];
}

/** The type in the URL if it is offered, else the default. */
export function chosenType(search: string, offered: AuthTypes, usual: AuthType = offered[0]): AuthType {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return offered.find((type) => type === wanted) ?? offered.find((type) => type === usual) ?? offered[0];
}

export function searchWithType(search: string, type: AuthType): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, type);
  return `?${query.toString()}`;
}

/** Adds the type to a link, so that its form opens by the type of this one. */
export function withType(path: string, type: AuthType): string {
  const [pathname = path, search = ''] = path.split('?');
  return `${pathname}${searchWithType(search, type)}`;
}
