/**
 * The solution x of A x = b for a symmetric, positive definite A.
 *
 * Units: the caller's.
 * Formula: A = L L', then forward and back substitution.
 * Source: Cholesky's decomposition.
 * Known bias: gives NaN for a matrix that is not positive definite; the caller must look.
 */
export function solveSymmetric(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const lower = matrix.map((row) => Float64Array.from(row));
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      const rest = at(lower, i, j) - innerProduct(lower, i, j, j);
      set(lower, i, j, i === j ? Math.sqrt(rest) : rest / at(lower, j, j));
    }
    let rest = x[i] ?? 0;
    for (let k = 0; k < i; k += 1) rest -= at(lower, i, k) * (x[k] ?? 0);
    x[i] = rest / at(lower, i, i);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    let rest = x[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) rest -= at(lower, k, i) * (x[k] ?? 0);
    x[i] = rest / at(lower, i, i);
  }
  return x;
}

const at = (matrix: readonly Float64Array[], row: number, column: number): number => matrix[row]?.[column] ?? 0;

function set(matrix: readonly Float64Array[], row: number, column: number, value: number): void {
  const line = matrix[row];
  if (line) line[column] = value;
}

function innerProduct(matrix: readonly Float64Array[], one: number, other: number, length: number): number {
  let sum = 0;
  for (let k = 0; k < length; k += 1) sum += at(matrix, one, k) * at(matrix, other, k);
  return sum;
}
