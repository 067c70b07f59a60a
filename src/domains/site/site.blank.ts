import type { AppParameters } from './site.contract.ts';
import { defaultAppParameters } from './site.defaults.ts';

/** A station of one's own before anybody has told of it: nothing of the demo's banner, addresses and networks is left. */
export const blankAppParameters: AppParameters = {
  ...defaultAppParameters,
  title: '',
  text: '',
  link: '',
  campaigns: {},
  headerBarText: '',
  station: {
    ...defaultAppParameters.station,
    tagline: '',
    company: '',
    address: '',
    phone: '',
    whatsapp: '',
    taxId: '',
    musicLicence: '',
    sales: { whatsapp: '', phone: '', chat: '' },
    social: [],
    apps: [],
  },
};
