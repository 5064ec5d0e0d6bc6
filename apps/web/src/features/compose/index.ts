export { uploadFile } from './upload-file.ts'
export { KindGate } from './components/kind-gate.tsx'
export { KindTabs } from './components/kind-tabs.tsx'
export { contentOf, draftPath, nameOf } from './draft-words.ts'
