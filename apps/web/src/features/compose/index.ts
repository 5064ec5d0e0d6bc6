export { audienceChoices, audiencesOf, audienceValue } from './audience-choices.ts'
export { checkFile } from './check-file.ts'
export { TagInput } from './components/tag-input.tsx'
export { uploadFile } from './upload-file.ts'
