import type { ImportDefinition } from '@lading/contracts/imports';
import type { Reading } from '@lading/import-engine/reading';
import { useEffect, useRef, useState } from 'react';
import type { FileAnalysis } from '../model/file-rules.ts';
import { filledFields, sourcesKey, type MatchedSources } from '../model/mapping-rules.ts';
import { ReviewSession, type RowSource } from '../model/review/review-session.ts';
import type { FileUpload } from './file-upload.ts';
import type { ImportAdapter } from './import-adapter.ts';
import type { ImportReader } from './reader/import-reader.ts';

/** The rows under review. */
export interface Review {
  session: ReviewSession;
  /** The sources of its rows. */
  key: string;
  upload: FileUpload;
}

interface ReviewContext {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  reader: () => ImportReader;
}

/** The sources of the rows. */
export interface ReviewStart extends MatchedSources {
  upload: FileUpload;
  analysed: FileAnalysis;
  reading: Reading;
  templateId: string | null;
  /** The edits of an earlier session, and how many there were. */
  resumed?: Required<RowSource>['resumed'] & { revision: number };
}

/** Holds the rows under review: other sources start a new session, which ends the previous one. */
export function useReviewSession(context: ReviewContext) {
  const [review, setReview] = useState<Review | null>(null);
  const current = useRef<ReviewSession>(null);
  useEffect(() => () => current.current?.end(), []);

  return {
    review,
    /** Starts reading the rows of a file and then has the server check them, unless exactly that is already under review. */
    begin(start: ReviewStart): void {
      const key = sourcesKey(start.analysed, start);
      if (!start.resumed && review?.upload === start.upload && review.key === key) return;
      current.current?.end();
      const session = startSession(context, start);
      current.current = session;
      setReview({ session, key, upload: start.upload });
    },
  };
}

function startSession({ definition, adapter, reader }: ReviewContext, start: ReviewStart): ReviewSession {
  const { upload, reading, mapping, fixedValues, valueMatches, templateId, resumed } = start;
  const sources = { mapping, fixedValues, valueMatches };
  const session = new ReviewSession(definition, {
    rows: (signal) => reader().rows(sources, signal),
    async *checkFile(signal) {
      const analysed = await upload.readAs(reading, signal);
      if (!analysed) return;
      const { file } = upload;
      yield* adapter.checkFile({ file, analysed, ...sources, templateId }, signal);
    },
    validate: adapter.validate,
    mapped: filledFields({ mapping, fixedValues }),
    ...(resumed && { resumed }),
  });
  if (resumed) session.edits = resumed.revision;
  void session.load();
  return session;
}
