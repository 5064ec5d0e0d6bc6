export * from './faq.words.ts'
export * from './faq.shapes.ts'
export { CustomerService } from './customer-service.service.ts'
export { faqSheet, StaffFaq } from './staff-faq.service.ts'
