/** Of what lies behind the whole list on a narrow screen, so that a link can lead there. */
export const SETTINGS_ID = 'notice-settings';
