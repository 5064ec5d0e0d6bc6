export { personalDataParts, type PersonalDataPart } from './personal-data-part.ts';
