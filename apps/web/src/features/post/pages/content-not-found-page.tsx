import { MissingPost } from '../components/missing-post.tsx'

/** The content does not exist, or not for this viewer. */
export default function ContentNotFoundPage() {
  return <MissingPost />
}
