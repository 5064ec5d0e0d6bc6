import { parcelSeal } from '../address/index.ts'
import { addressPurpose } from './present.sealed.ts'

export const { seal: sealAddress, open: openAddress } = parcelSeal(addressPurpose)
