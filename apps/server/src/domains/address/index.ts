export { listMaskedAddresses, openAddresses } from './for-staff.view.ts'
