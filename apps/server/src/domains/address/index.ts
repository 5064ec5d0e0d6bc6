export { listMaskedAddresses, openAddresses } from './for-staff.view.ts'
export { findOwnAddress } from './own-address.ts'
export { parcelConditions, walkParcels } from './parcel-list.ts'
export { maskOwnParcelAddress, maskParcelAddress, parcelSeal } from './parcel-address.ts'
