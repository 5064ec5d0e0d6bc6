import * as z from 'zod'
import { faqCategories, faqLimits } from './faq.words.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const faqCategory = z.literal(Object.values(faqCategories))

export const FaqEntry = z.object({
  id,
  /** A key of `faqCategories`. */
  category: z.int(),
  question: z.string(),
  /** Sanitised HTML made by the server: paragraphs, headings, quotes, lists, links. */
  html: z.string(),
})
export type FaqEntry = z.infer<typeof FaqEntry>

/** The page of customer service. */
export const ServiceHelp = z.object({
  hotline: z.string(),
  /** Hours of the hotline. */
  hours: z.string(),
  /** How to learn the state of a repair; line breaks separate paragraphs. */
  repairText: z.string(),
  /** By category, in the order set by staff. */
  faq: z.array(FaqEntry).max(faqLimits.shown),
})
export type ServiceHelp = z.infer<typeof ServiceHelp>

const { question, answer } = faqLimits

export const faqFields = {
  category: faqCategory,
  question: memberText(question.min, question.max),
  /** Markdown without pictures and tables. */
  answer: memberText(answer.min, answer.max),
  sort: z.int().min(0).max(1000),
  isOpen: z.boolean(),
}

export const StaffFaqItem = z.object({
  id,
  category: z.int(),
  question: z.string(),
  answer: z.string(),
  sort: z.int(),
  isOpen: z.boolean(),
  updateTime: timeText,
  version: z.int(),
})
export type StaffFaqItem = z.infer<typeof StaffFaqItem>
