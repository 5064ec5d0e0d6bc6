import * as z from 'zod'
import { faqCategories, faqLimits } from './faq.words.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const faqCategory = z.literal(Object.values(faqCategories))

/** An open entry of the FAQ. */
export const FaqEntry = z.object({
  id,
  /** One of `faqCategories`. */
  category: z.int(),
  question: z.string(),
  /** Sanitised HTML made by the server: paragraphs, headings, quotes, lists, links. */
  html: z.string(),
})
export type FaqEntry = z.infer<typeof FaqEntry>

/** The page of customer service. */
export const ServiceHelp = z.object({
  hotline: z.string(),
  /** When somebody answers the hotline. */
  hours: z.string(),
  /** How to learn the state of a repair; paragraphs are separated by line breaks. */
  repairText: z.string(),
  /** By category and in the order of staff. */
  faq: z.array(FaqEntry).max(faqLimits.shown),
})
export type ServiceHelp = z.infer<typeof ServiceHelp>

const { question, answer } = faqLimits

/** What staff write of an entry. */
export const faqFields = {
  category: faqCategory,
  question: memberText(question.min, question.max),
  /** Markdown without pictures and tables. */
  answer: memberText(answer.min, answer.max),
  sort: z.int().min(0).max(1000),
  isOpen: z.boolean(),
}

/** An entry as staff see it. */
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
