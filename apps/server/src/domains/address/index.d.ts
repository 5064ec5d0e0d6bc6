export { listMaskedAddresses, openAddresses } from './for-staff.view.ts';
export { findOwnAddress } from './own-address.ts';
export { maskOwnParcelAddress, maskParcelAddress, parcelSeal } from './parcel-address.ts';
