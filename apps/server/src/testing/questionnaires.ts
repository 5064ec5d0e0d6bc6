export { buildAnswer, buildQuestionnaire } from '../domains/questionnaire/testing/build-questionnaire.ts'
