export * from './questionnaire.words.ts'
export * from './questionnaire.shapes.ts'
export { Questionnaire } from './questionnaire.service.ts'
export {
  questionnaireAnswerSheet,
  questionnaireSheet,
  StaffQuestionnaire,
} from './staff-questionnaire.service.ts'
