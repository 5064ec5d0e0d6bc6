-- The characters of a text and its pairs of neighbours, without case and width: what a search by words is narrowed to
-- before texts are compared. A loop, since it takes a tenth of the time of a query over the characters.
create function text_terms(body text) returns text[]
language plpgsql immutable strict parallel safe cost 500
as $$
declare
  characters text[] := string_to_array(lower(normalize(body, NFKC)), null);
  pairs text[] := '{}';
begin
  for place in 1 .. cardinality(characters) - 1 loop
    pairs := pairs || (characters[place] || characters[place + 1]);
  end loop;
  return characters || pairs;
end
$$;

-- Comments for staff. Written in batches, as the index of the search is.
create index reply_terms on reply using gin (text_terms(body)) with (fastupdate = on, gin_pending_list_limit = 256);
