export { NewsBody } from './components/news-body.tsx'
