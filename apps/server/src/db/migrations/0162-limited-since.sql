-- A limited post that others had seen says since when it is hidden, as others do: shown again, one without is new. Of
-- those there are nobody knows any more; they count as seen.
update publish set hidden_at = coalesce(edited_at, created_at) where status = 3 and hidden_at is null;
