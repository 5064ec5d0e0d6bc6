export { findCardOwner } from './card-owner.read.ts'
