import { MissingPost } from '../components/missing-post.tsx'

/** The server knows no such content, or not for this viewer. */
export default function ContentNotFoundPage() {
  return <MissingPost />
}
