export { OtherPage } from './components/other-page.tsx'
