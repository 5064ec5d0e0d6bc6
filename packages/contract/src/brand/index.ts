export { StaffBrand } from './staff-brand.service.ts'
export * from './brand-look.shapes.ts'
